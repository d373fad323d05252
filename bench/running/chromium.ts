import { chromium, type Browser } from '@playwright/test'

export async function withBrowser<Done>(work: (browser: Browser) => Promise<Done>): Promise<Done> {
  const executablePath = process.env.CHROMIUM_PATH
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    ...(executablePath && { executablePath }),
  })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

export const jarOf = (cookie: string, origin: string) =>
  cookie
    .split('; ')
    .filter((pair) => pair.includes('='))
    .map((pair) => {
      const [name = ''] = pair.split('=')
      return { name, value: pair.slice(name.length + 1), url: origin }
    })
