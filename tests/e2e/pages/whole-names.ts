import type { Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll } from '../browser.ts'
import type { callApi } from '../calls.ts'

export const longest = (start: string, filling: string, length: number) =>
  `${(start + filling.repeat(length)).slice(0, length - 1)}x`

export const FILLINGS = { 'one word': 'W', 'many words': 'Wandering minstrels ' }

const textOutside = (page: Page) =>
  page.evaluate(() => {
    const parentsOf = (element: Element): Element[] =>
      element.parentElement ? [element, ...parentsOf(element.parentElement)] : []
    const isHeld = (element: Element) =>
      parentsOf(element).some((part) => {
        const { overflowX, clipPath, position } = getComputedStyle(part)
        return part !== document.body && (overflowX !== 'visible' || clipPath !== 'none')
          ? part.getBoundingClientRect().right <= innerWidth + 1
          : position === 'fixed'
      })
    return [...document.querySelectorAll('main *')].flatMap((element) => {
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
      const range = document.createRange()
      range.selectNodeContents(element)
      const { left, right, width } = range.getBoundingClientRect()
      const isOutside = width > 0 && (left < -1 || right > innerWidth + 1)
      const text = element.textContent.trim()
      return own.length > 0 && text !== '' && isOutside && !isHeld(element)
        ? [`${element.tagName} ${text.slice(0, 30)}`]
        : []
    })
  })

export async function expectWhole(page: Page) {
  for (const width of [320, 390, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
    expect(await textOutside(page), `at ${width} px`).toEqual([])
  }
}

export const idOf = async (answer: Awaited<ReturnType<typeof callApi>>) => {
  expect(answer.status(), await answer.text()).toBeLessThan(300)
  return ((await answer.json()) as { id: string }).id
}
