import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

type Looked = { axe?: typeof axe }

const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

export async function violationsOf(page: Page, options: axe.RunOptions = {}): Promise<string[]> {
  // Colours change with transitions, one of which may start when another ends.
  await page.waitForFunction(
    () => !document.getAnimations().some((animation) => animation instanceof CSSTransition),
  )
  // Parsing axe-core takes longer than most pages take to check.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE)
  return page.evaluate(
    async (asked) => {
      const { violations } = await (globalThis as Looked).axe!.run(asked)
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      )
    },
    // Describing the passed rules would double the time.
    { ...options, resultTypes: ['violations' as const] },
  )
}
