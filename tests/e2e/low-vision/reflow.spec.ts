import type { Page } from '@playwright/test'
import { expect, openWithoutScripts, test } from '../browser.ts'
import { VISITS } from '../site.ts'

const PAGES_PER_TEST = 11

const TOURS = VISITS.flatMap(({ storageState, paths }) =>
  Array.from({ length: Math.ceil(paths.length / PAGES_PER_TEST) }, (_, tour) => ({
    storageState,
    paths: paths.slice(tour * PAGES_PER_TEST, (tour + 1) * PAGES_PER_TEST),
  })),
)

/** Texts outside the page, and those that a box cuts off with neither an ellipsis nor a scroll bar. */
const lostTexts = (page: Page) =>
  page.evaluate(() => {
    const boxesAround = (element: Element): Element[] =>
      element.parentElement ? [element, ...boxesAround(element.parentElement)] : []
    const isUnseen = (box: Element) =>
      // The sentence of an activity ends in its row; its link opens the whole.
      box.matches('[aria-hidden=true], [inert], .cover, svg, [class*=one-sentence]') ||
      getComputedStyle(box).clipPath === 'inset(50%)'
    const hasWay = (box: Element) => {
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(box)
      return (
        /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
      )
    }
    const isWithin = (text: DOMRect, box: Element) => {
      const { overflowX, overflowY } = getComputedStyle(box)
      const frame = box.getBoundingClientRect()
      const isCut = /hidden|clip/.test(overflowX)
        ? text.left < frame.left - 2 || text.right > frame.right + 2
        : false
      const isLow = /hidden|clip/.test(overflowY)
        ? text.top < frame.top - 4 || text.bottom > frame.bottom + 4
        : false
      return box === document.documentElement || (!isCut && !isLow)
    }
    return [...document.body.querySelectorAll('*')].flatMap((element) => {
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      const around = boxesAround(element)
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      if (!hasText || !isSeen || around.some((box) => isUnseen(box) || hasWay(box))) return []
      const range = document.createRange()
      range.selectNodeContents(element)
      const text = range.getBoundingClientRect()
      const isOutside = text.left < -1 || text.right > innerWidth + 1
      return text.width > 1 && (isOutside || !around.every((box) => isWithin(text, box)))
        ? [`${element.tagName} ${element.textContent.trim().slice(0, 40)}`]
        : []
    })
  })

async function mistakesOn(page: Page, where: string) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  const wide = overflow > 0 ? [`${overflow} px too wide`] : []
  return [...wide, ...(await lostTexts(page))].map((mistake) => `${where}: ${mistake}`)
}

for (const { storageState, paths } of TOURS) {
  test.describe(storageState ?? 'a stranger', () => {
    test.use({ storageState })

    test(`the pages ${paths[0]} to ${paths.at(-1)} lose nothing at 320 px and with text at 200 %`, async ({
      page,
    }) => {
      test.setTimeout(120_000)
      const mistakes: string[] = []
      for (const path of paths) {
        await test.step(path, async () => {
          await openWithoutScripts(page, path)
          await page.setViewportSize({ width: 320, height: 640 })
          mistakes.push(...(await mistakesOn(page, `${path} at 320 px`)))
          await page.setViewportSize({ width: 1280, height: 800 })
          await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
          mistakes.push(...(await mistakesOn(page, `${path} with text at 200 %`)))
        })
      }
      expect(mistakes).toEqual([])
    })
  })
}
