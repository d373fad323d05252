import { readFileSync } from 'node:fs'
import { inProject } from './project.mjs'

export function tool(name, packageName = name) {
  const { bin } = JSON.parse(readFileSync(inProject('node_modules', packageName, 'package.json')))
  return inProject('node_modules', packageName, typeof bin === 'string' ? bin : bin[name])
}
