import type { Locator } from '@playwright/test'

export const styleOf = (element: Locator, property: string) =>
  element.evaluate((found, name) => getComputedStyle(found).getPropertyValue(name), property)

/** A system color as the browser computes it. */
export const system = (page: Locator, color: string) =>
  page.evaluate((body, name) => {
    const probe = document.createElement('i')
    probe.style.cssText = `forced-color-adjust: none; color: ${name}`
    body.append(probe)
    const { color: computed } = getComputedStyle(probe)
    probe.remove()
    return computed
  }, color)
