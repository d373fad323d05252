import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

type Looked = { axe?: typeof axe }

const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** What axe-core finds wrong with a page as it stands: each rule with the parts that break it. */
export async function violationsOf(page: Page, options: axe.RunOptions = {}): Promise<string[]> {
  // Colours take their time to change; where one hands its colour on, the next begins when it is done.
  await page.waitForFunction(
    () => !document.getAnimations().some((animation) => animation instanceof CSSTransition),
  )
  // Reading it takes longer than most pages take to be looked at: once for each document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE)
  return page.evaluate(
    async (asked) => {
      const { violations } = await (globalThis as Looked).axe!.run(asked)
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      )
    },
    // What is in order is as much again to describe, and nobody asks.
    { ...options, resultTypes: ['violations' as const] },
  )
}
