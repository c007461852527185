import { expect, expectAccessible, test } from '@larkwell/tooling/e2e';

test('search finds kits by name and says if it finds none', async ({ page, hasScript }) => {
  await page.goto('/');
  const search = page
    .getByRole('searchbox', { name: 'Search tests' })
    .or(page.getByRole('combobox', { name: 'Search tests' }));
  await search.fill('thyroid');
  await search.press('Enter');
  await expect(page.getByRole('heading', { name: 'Results for “thyroid”' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Thyroid Check' })).toBeVisible();
  await page.goto('/categories?search=zebra');
  await expect(page.getByText('No results found')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('heading', { name: 'Popular Tests' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask support' })).toHaveAttribute('href', '/support');
  await page.getByRole('main').getByRole('link', { name: 'Sexual Health', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.goto('/categories?q=zebra');
  // Said once, not in both the count and the list.
  await expect(page.getByText('No results found')).toHaveCount(1);
  await expect(page.getByRole('article').filter({ visible: true })).toHaveCount(0);
  const instead = page.getByRole('link', { name: 'Search symptoms and values instead' });
  await expect(instead).toHaveAttribute('href', '/categories?search=zebra');
  const filter = page.getByRole('searchbox', { name: 'Filter by name' });
  await filter.fill('tired');
  if (!hasScript) await page.getByRole('button', { name: 'Filter' }).click();
  await expect(instead).toHaveAttribute('href', '/categories?search=tired');
  await filter.fill('check');
  if (!hasScript) await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByRole('heading', { name: 'Thyroid Check' })).toBeVisible();
});

test('a search understands slips and symptoms, and a list can be sorted', async ({ page }) => {
  const prices = async () =>
    (
      await page
        .getByRole('article')
        .getByText(/^Price: \$/)
        .allTextContents()
    ).map((text) => Number(text.replace('Price: $', '')));
  await page.goto('/categories?search=cholestrol');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Cholesterol Check' })).toBeVisible();
  await expect(page.getByText('Found for')).toBeHidden();
  await page.goto('/categories?search=tired');
  await expect(page.getByRole('heading', { name: 'Thyroid Check' })).toBeVisible();
  const kit = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Vitamin D Check' }) });
  await expect(kit).toContainText('Found for: Tiredness in the winter months');
  const sort = page.getByRole('navigation', { name: 'Sort by' });
  await expect(sort.getByRole('link', { name: 'Best match' })).toHaveAttribute('aria-current', 'true');
  await sort.getByRole('link', { name: 'Price, low to high' }).click();
  await expect(page).toHaveURL('/categories?search=tired&sort=price');
  const found = await prices();
  expect(found.length).toBeGreaterThan(2);
  expect(found).toEqual([...found].sort((one, other) => one - other));
  await page.goto('/categories?tab=sexual-health');
  await sort.getByRole('link', { name: 'Price, high to low' }).click();
  await expect(page).toHaveURL('/categories?tab=sexual-health&sort=-price');
  expect(await prices()).toEqual([119, 79]);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/categories\?tab=sexual-health$/,
  );
  await expectAccessible(page);
});

test(
  'suggestions appear a second after the last key, link to the kit, and disappear with the text',
  {
    tag: '@js',
  },
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await page.clock.pauseAt(Date.now() + 60_000);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/search/suggestions')) asked.push(request.url());
    });
    const search = page.getByRole('combobox', { name: 'Search tests' });
    const option = page.getByRole('option', { name: /Vitamin D Check/ });
    await search.pressSequentially('vitamin');
    await page.clock.runFor(999);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect(option).toBeVisible();
    expect(asked).toHaveLength(1);
    expect((await option.textContent())!.length).toBeLessThanOrEqual('Vitamin D Check'.length + 61);
    await search.fill('');
    await page.clock.runFor(1099);
    await expect(option).toBeVisible();
    await page.clock.runFor(1);
    await expect(option).toBeHidden();

    await search.pressSequentially('vitamin');
    await page.clock.runFor(1000);
    await expect(option).toBeVisible();
    await search.press('ArrowDown');
    await search.press('Enter');
    await expect(page.getByRole('heading', { name: 'Vitamin D Check', level: 1 })).toBeVisible();
  },
);

test('on a phone the search opens ready to type', { tag: '@js' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).first().click();
  await expect(page.getByRole('combobox', { name: 'Search tests' })).toBeFocused();
});
