import { expect, type Page } from '@playwright/test'

export const filters = (page: Page) => page.getByRole('group', { name: 'Filters' })

/** The button of a pill: "Kind", or with values "Kind: Cat, Dog". Names are isolated within it. */
export const pill = (page: Page, name: string | RegExp) =>
  filters(page).getByRole('button', {
    name: typeof name === 'string' ? new RegExp(`^${name}(:|$)`) : name,
  })

export const editor = (page: Page, field: string) => page.getByRole('dialog', { name: field })

/** Ticks values of a filter whose pill is in view. */
export async function tick(page: Page, field: string, ...values: string[]) {
  await pill(page, field).click()
  const boxes = editor(page, field).getByRole('checkbox')
  for (const value of values) await boxes.and(page.getByLabel(value)).check()
  await apply(page, field)
}

/** Finds values of a filter by a few letters of each. */
export async function find(page: Page, field: string, ...values: string[]) {
  await pill(page, field).click()
  for (const value of values) {
    await editor(page, field).getByRole('combobox').fill(value)
    await page.getByRole('option', { name: new RegExp(`^${value}`) }).click()
  }
  await apply(page, field)
}

export async function add(page: Page, field: string) {
  await filters(page).getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('menuitem', { name: field, exact: true }).click()
  await expect(editor(page, field)).toBeVisible()
}

export async function apply(page: Page, field: string) {
  await editor(page, field).getByRole('button', { name: 'Apply' }).click()
  await expect(editor(page, field)).toBeHidden()
}
