import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runNode } from '../bootstrap/programs.mjs'
import { inProject } from '../bootstrap/project.mjs'
import { tool } from '../bootstrap/tools.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'
import { say, step } from '../bootstrap/words.mjs'
import { aptInstall, mayUseApt } from './debian.mjs'

/** The headless shell takes half the processor time of full Chromium for the same pages. */
const SHELL = 'chromium-headless-shell'
const programs = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const debianPackages = [
  { name: SHELL, path: `/usr/bin/${SHELL}` },
  { name: 'fonts-liberation', path: '/usr/share/fonts/truetype/liberation' },
]

export async function findBrowser() {
  const browser = named(process.env.CHROMIUM_PATH) ?? (await onMachine())
  say(`Browser: ${browser}`)
  return browser
}

/** Another browser in place of a named one would hide that the name is wrong. */
function named(path) {
  if (!path || runs(path)) return path || undefined
  throw new Trouble(
    `CHROMIUM_PATH names ${path}, which does not start as a browser.\n` +
      'Name another Chromium or Chrome, or unset it, and run the command again.',
  )
}

async function onMachine() {
  for (const { name, path } of mayUseApt() ? debianPackages : []) {
    if (!existsSync(path)) await step(`Installing ${name}`, () => aptInstall(name))
  }
  const browser = (await present()) ?? (await installed())
  if (browser) return browser
  throw new Trouble(
    'No Chromium was found and none could be installed.\n' +
      'Install Chromium or Chrome, or name one in CHROMIUM_PATH, and run the command again.',
  )
}

async function present() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const { chromium } = await import(
    pathToFileURL(inProject('node_modules/playwright-core/index.mjs'))
  )
  return [
    ...programs.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...macApplications,
    chromium.executablePath(),
  ].find((path) => path && existsSync(path) && runs(path))
}

/** On some systems `chromium` is a stub that only prints how to install another package. */
function runs(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

async function installed() {
  await step('No Chromium found: installing one', async () => {
    const { exitCode, printed } = await runNode([tool('playwright'), 'install', 'chromium'])
    if (exitCode !== 0) say(printed.trimEnd())
  })
  return present()
}
