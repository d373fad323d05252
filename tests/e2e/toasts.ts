import type { Page } from '@playwright/test'

/** A user who means to press the button of a notification keeps the pointer over it, so that it stays. */
export async function holdToasts(page: Page) {
  await page.addInitScript(hold)
  await page.evaluate(hold)
}

function hold() {
  const rest = () => {
    const toasts = document.querySelector('[data-sonner-toaster]')
    toasts?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
  }
  new MutationObserver(rest).observe(document, { childList: true, subtree: true })
}
