import { expect, test } from '@larkwell/tooling/e2e';

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`the first view at ${width} px has a way to the kits and a whole sample report`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const report = page.getByRole('figure').filter({ hasText: 'Vitamin D Check' });
    await expect(report).toContainText('Sample report');
    await expect(report).toContainText('Within the usual range');
    const browse = page.getByRole('link', { name: 'Browse tests' });
    for (const shown of [browse, report]) {
      const box = (await shown.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    }
  });

  test(`the drop hangs over the dot of the sample at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const drop = page.locator('svg:has(use[href$="#s-drop"])').filter({ visible: true });
    const dot = page.getByRole('figure').filter({ hasText: 'Vitamin D Check' }).locator('circle');
    const [above, below] = [(await drop.boundingBox())!, (await dot.boundingBox())!];
    expect(Math.abs(above.x + above.width / 2 - below.x - below.width / 2)).toBeLessThanOrEqual(4);
  });
}

test('the third step of what is included is a report, with a way to a whole one', async ({ page }) => {
  await page.goto('/');
  const step = page.getByRole('listitem').filter({ hasText: 'A report you can read' });
  await expect(step.getByRole('figure')).toContainText('Total cholesterol');
  await expect(step.getByRole('figure')).toContainText('Above the usual range');
  await step.getByRole('link', { name: 'See a sample report' }).click();
  await expect(page.getByRole('heading', { name: 'What it measures' })).toBeInViewport();
  await expect(page.getByRole('figure').filter({ hasText: 'Sample report' })).toContainText(
    'LDL cholesterol',
  );
});
