import { expect, type Page } from '@larkwell/tooling/e2e';

/** The sentence stands at the field and in the summary that heads the page. */
export async function expectErrors(page: Page, sentences: string[]) {
  await expect(page).toHaveTitle(/^Error: /);
  for (const sentence of sentences) {
    await expect(page.locator('[data-field-error]').getByText(sentence).first()).toBeVisible();
    await expect(page.getByRole('alert').getByText(sentence).first()).toBeVisible();
  }
}
