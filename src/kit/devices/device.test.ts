import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

const mozilla = 'Mozilla/5.0'
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const iPhone = `${mozilla} (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)`

test.each([
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36`,
    'Chrome on Windows',
  ],
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    'Edge on Windows',
  ],
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webKit} Chrome/141.0.0.0 Safari/537.36 OPR/125.0.0.0`,
    'Opera on Windows',
  ],
  [
    `${mozilla} (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0`,
    'Firefox on Windows',
  ],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15`,
    'Safari on macOS',
  ],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Chrome/142.0.0.0 Safari/537.36`,
    'Chrome on macOS',
  ],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0`,
    'Firefox on macOS',
  ],
  [`${mozilla} (X11; Linux x86_64) ${webKit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [
    `${mozilla} (X11; Ubuntu; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0`,
    'Firefox on Linux',
  ],
  [
    `${mozilla} (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/142.0.0.0 Safari/537.36`,
    'Chrome on ChromeOS',
  ],
  [
    `${mozilla} (Linux; Android 10; K) ${webKit} Chrome/142.0.0.0 Mobile Safari/537.36`,
    'Chrome on Android, in the hand',
  ],
  [
    `${mozilla} (Linux; Android 10; K) ${webKit} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android, in the hand',
  ],
  [
    `${mozilla} (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0`,
    'Firefox on Android, in the hand',
  ],
  [
    `${mozilla} (Linux; Android 10; K) ${webKit} Chrome/142.0.0.0 Mobile Safari/537.36 EdgA/142.0.0.0`,
    'Edge on Android, in the hand',
  ],
  [`${iPhone} Version/26.1 Mobile/15E148 Safari/604.1`, 'Safari on iOS, in the hand'],
  [`${iPhone} CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1`, 'Chrome on iOS, in the hand'],
  [`${iPhone} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iOS, in the hand'],
  [
    `${iPhone} Version/18.0 EdgiOS/142.0.0.0 Mobile/15E148 Safari/605.1.15`,
    'Edge on iOS, in the hand',
  ],
  [
    `${mozilla} (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1`,
    'Safari on iPadOS, in the hand',
  ],
  [
    `${mozilla} (X11; Linux x86_64) ${webKit} HeadlessChrome/142.0.0.0 Safari/537.36`,
    'Chrome on Linux',
  ],
  [`${mozilla} (SMART-TV; Linux; Tizen 8.0)`, '? on Linux'],
  ['curl/8.17.0', '? on ?'],
  ['', '? on ?'],
  [null, '? on ?'],
])('behaviour 20: %s is named in words', (userAgent, said) => {
  const { browser = '?', system = '?', isHandheld } = deviceOf(userAgent)
  expect(`${browser} on ${system}${isHandheld ? ', in the hand' : ''}`).toBe(said)
})
