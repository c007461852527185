import { expect, type Page } from '@larkwell/tooling/e2e';

/** Expects the sentence at its field and in the summary on top of the page. */
export async function expectErrors(page: Page, sentences: string[]) {
  await expect(page).toHaveTitle(/^Error: /);
  for (const sentence of sentences) {
    await expect(page.locator('[data-field-error]').getByText(sentence).first()).toBeVisible();
    await expect(page.getByRole('alert').getByText(sentence).first()).toBeVisible();
  }
}
