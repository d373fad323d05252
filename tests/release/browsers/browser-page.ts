import { vi } from 'vitest'
import type { BrowserWindow } from './browser-window.ts'
import { callApi, isAwake, locate, type Target } from './in-page.ts'

type Point = { x: number; y: number }

/** The code points by which WebDriver names keys. */
const KEYS: Record<string, string> = {
  Escape: '\uE00C',
  Enter: '\uE007',
  Tab: '\uE004',
  Control: '\uE009',
  Alt: '\uE00A',
  Space: ' ',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
}

/** The actions of a user on a page, the same for every browser. */
export class BrowserPage {
  readonly #window: BrowserWindow
  readonly #origin: string

  constructor(window: BrowserWindow, origin: string) {
    this.#window = window
    this.#origin = origin
  }

  async open(path: string, language = 'en') {
    const address = new URL(path, this.#origin)
    address.searchParams.set('lng', language)
    await this.#window.open(address.href)
    await this.waitUntil(`${path} is hydrated`, () => this.run(isAwake))
  }

  /** Runs a function that uses nothing but the page and its argument. */
  async run<Answer, Given = undefined>(
    act: (given: Given) => Answer,
    ...[given]: Given extends undefined ? [] : [Given]
  ): Promise<Awaited<Answer>> {
    const answer = `(async () => JSON.stringify(await (${String(act)})(${JSON.stringify(given)})) ?? 'null')()`
    return JSON.parse(await this.#window.evaluate(answer)) as Awaited<Answer>
  }

  async waitUntil<Answer>(what: string, check: () => Promise<Answer>) {
    return vi.waitUntil(check, { timeout: 15_000, interval: 100 }).catch(async (cause: unknown) => {
      const shown = await this.run(
        () => `${location.href}\n${document.body.innerText.slice(0, 600)}`,
      )
      throw new Error(`Never seen: ${what}. The page:\n${shown}`, { cause })
    })
  }

  /** Waits until the element is there, at rest and not covered. */
  async find(target: Target) {
    return this.waitUntil(JSON.stringify(target), () => this.run(locate, target))
  }

  async address(pattern: RegExp) {
    return this.waitUntil(String(pattern), async () => {
      const href = await this.run(() => location.href)
      return pattern.test(href) && href
    })
  }

  async click(target: Target) {
    const { x, y } = await this.find(target)
    await this.drag({ x, y })
  }

  /** The button goes down at the first place and up at the last. */
  async drag(start: Point, ...places: Point[]) {
    const move = ({ x, y }: Point, duration: number) => ({
      type: 'pointerMove',
      x: Math.round(x),
      y: Math.round(y),
      duration,
    })
    const actions = [
      move(start, 0),
      { type: 'pointerDown', button: 0 },
      ...places.map((place) => move(place, 200)),
      { type: 'pointerUp', button: 0 },
    ]
    await this.#window.perform([{ type: 'pointer', id: 'mouse', actions }])
  }

  /** Presses a chord, such as Control+k. */
  async press(chord: string) {
    const keys = chord.split('+').map((key) => KEYS[key] ?? key)
    const actions = [
      ...keys.map((value) => ({ type: 'keyDown', value })),
      ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
    ]
    await this.#window.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  async type(text: string) {
    for (const letter of text) await this.press(letter)
  }

  async enter(target: Target, text: string) {
    await this.click(target)
    await this.press('Control+a')
    await this.type(text)
  }

  chooseFile(selector: string, path: string) {
    return this.#window.chooseFile(selector, path)
  }

  complaints() {
    return this.#window.complaints()
  }

  /** The session of the page calls the API. */
  call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    return this.run(callApi<Answer>, { method, path, body })
  }
}
