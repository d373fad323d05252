import type { Browser, Page as Tab } from '@playwright/test'
import type { Figure } from '../report/figure.ts'
import { median } from '../report/median.ts'
import type { Part } from '../report/part.ts'
import { jarOf, withBrowser } from '../running/chromium.ts'
import { type Page, type Site, withSite } from '../running/site.ts'
import { sized } from '../running/sized.ts'

const PORT = 4810
const VISITS = sized(5, 1)
const PAGES = ['/login', '/app/books', '/manager/books']
const SCREENS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
}
const CPU_SLOWDOWN = 4
const BYTES_PER_SECOND = 8_000_000 / 8
const ROUND_TRIP_MS = 165
const SETTLE_MS = 1500

const AIMS = { paint: 1500, shift: 0, task: 200 }

export default {
  title: 'Pages in Chromium, on a slow machine behind a slow line',
  measure: () => withSite(PORT, visitAll),
} satisfies Part

function visitAll({ origin, pages }: Site): Promise<Figure[]> {
  return withBrowser(async (browser) => {
    const figures: Figure[] = []
    for (const page of pages.filter(({ name }) => PAGES.includes(name))) {
      for (const screen of ['phone', 'desktop'] as const) {
        const visits = []
        for (let visit = 0; visit < VISITS; visit++) {
          visits.push(await visitOnce(browser, origin, page, screen))
        }
        figures.push(...figuresOf(`${page.name}, ${screen}`, visits))
      }
    }
    return figures
  })
}

function figuresOf(name: string, visits: Seen[]): Figure[] {
  const of = (fact: keyof Seen) => median(visits.map((visit) => visit[fact]))
  return [
    {
      name: `${name}, largest contentful paint`,
      value: of('paint'),
      unit: 'ms',
      aim: AIMS.paint,
      note: `first byte ${of('firstByte').toFixed(0)} ms, first paint ${of('firstPaint').toFixed(0)} ms`,
    },
    // The worst visit: a shift in one visit of five is a real problem.
    {
      name: `${name}, layout shift`,
      value: Math.max(...visits.map(({ shift }) => shift)),
      unit: 'shift',
      aim: AIMS.shift,
    },
    { name: `${name}, longest task`, value: of('task'), unit: 'ms', aim: AIMS.task },
  ]
}

type Seen = { paint: number; firstPaint: number; firstByte: number; shift: number; task: number }

async function visitOnce(
  browser: Browser,
  origin: string,
  { path, cookie }: Page,
  screen: keyof typeof SCREENS,
): Promise<Seen> {
  const context = await browser.newContext({ viewport: SCREENS[screen] })
  try {
    await context.addCookies(jarOf(cookie, origin))
    const tab = await context.newPage()
    await slowDown(tab)
    await tab.goto(origin + path, { waitUntil: 'networkidle', timeout: 120_000 })
    await tab.waitForTimeout(SETTLE_MS)
    return await seen(tab)
  } finally {
    await context.close()
  }
}

async function slowDown(tab: Tab) {
  const devtools = await tab.context().newCDPSession(tab)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

async function seen(tab: Tab): Promise<Seen> {
  const [paints, shifts, tasks, first, navigations] = await Promise.all([
    tab.evaluate(noted, 'largest-contentful-paint'),
    tab.evaluate(noted, 'layout-shift'),
    tab.evaluate(noted, 'longtask'),
    tab.evaluate(noted, 'paint'),
    tab.evaluate(noted, 'navigation'),
  ])
  return {
    paint: paints.at(-1)?.startTime ?? NaN,
    firstPaint: first.at(-1)?.startTime ?? NaN,
    firstByte: navigations.at(0)?.responseStart ?? NaN,
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    task: Math.max(0, ...tasks.map(({ duration }) => duration)),
  }
}

function noted(type: string) {
  return new Promise<
    { startTime: number; duration: number; value: number; responseStart: number }[]
  >((resolve) => {
    // An observer without entries is never called.
    setTimeout(() => resolve([]), 200)
    new PerformanceObserver((list) =>
      resolve(
        list.getEntries().map((entry) => ({
          startTime: entry.startTime,
          duration: entry.duration,
          value: 'value' in entry ? Number(entry.value) : 0,
          responseStart: 'responseStart' in entry ? Number(entry.responseStart) : 0,
        })),
      ),
    ).observe({ type, buffered: true })
  })
}
