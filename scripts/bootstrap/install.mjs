import { existsSync } from 'node:fs'
import { alone } from './lock.mjs'
import { npmCi, recordOf } from './npm-ci.mjs'
import { inProject, readIfAny } from './project.mjs'
import { trimPackages } from './trim.mjs'
import { step } from './words.mjs'

export const install = () =>
  installIn('', 'Installing packages (the first time takes up to a minute)')

/** Packages with a lock of their own beside the code that needs them, and nothing else does. */
export const tools = {
  site: { folder: 'scripts/docs/site', purpose: 'the generator of the documentation site' },
  client: { folder: 'scripts/client', purpose: 'the generator of the client in TypeScript' },
  schemas: {
    folder: 'scripts/schemas',
    purpose: 'the validators of the API document and of Kubernetes manifests',
  },
}

export const installTools = ({ folder, purpose }) =>
  installIn(folder, `Installing ${purpose} in ${folder}, as this command needs it`)

async function installIn(folder, doing) {
  if (isInstalled(folder)) return
  await alone(async () => {
    if (isInstalled(folder)) return
    await step(doing, async () => {
      await npmCi(folder)
      trimPackages(inProject(folder, 'node_modules'))
    })
  })
}

function isInstalled(folder) {
  const installed = readIfAny(recordOf(folder))
  if (installed === undefined) return false
  const present = JSON.parse(installed).packages
  const locked = JSON.parse(readIfAny(inProject(folder, 'package-lock.json'))).packages
  return Object.entries(locked).every(([path, { version, integrity, optional }]) => {
    if (path === '') return true
    const found = present[path]
    if (!found) return optional === true
    const isSame = found.version === version && found.integrity === integrity
    return isSame && existsSync(inProject(folder, path))
  })
}
