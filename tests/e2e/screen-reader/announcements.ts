import { expect, type Page } from '@playwright/test'

type Listening = typeof globalThis & { announcements: string[] }

/** Records what a screen reader speaks: changes within a live region, and each alert that appears. */
export async function listenToAnnouncements(page: Page) {
  await page.addInitScript(() => {
    const announcements: string[] = []
    const live = 'output, [role=status], [role=alert], [aria-live]'
    const announce = (region: Element | null | undefined) => {
      const text = region?.textContent.replaceAll(/\s+/g, ' ').trim()
      if (text && region?.getAttribute('aria-live') !== 'off') announcements.push(text)
    }
    const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement)
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        announce(elementOf(target)?.closest(live))
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue
          if (node.matches('[role=alert]')) announce(node)
          for (const alert of node.querySelectorAll('[role=alert]')) announce(alert)
        }
      }
    }).observe(document, { childList: true, subtree: true, characterData: true })
    Object.assign(globalThis, { announcements })
  })
}

export const announcementsOf = (page: Page) =>
  page.evaluate(() => (globalThis as Listening).announcements)

export const expectAnnounced = (page: Page, text: string) =>
  expect.poll(() => announcementsOf(page)).toContainEqual(expect.stringContaining(text))
