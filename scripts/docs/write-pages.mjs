import { readFileSync, writeFileSync } from 'node:fs'
import { inProject } from '../bootstrap/project.mjs'
import { agentsPage } from './agents-page.mjs'
import { llmsPage } from './llms-page.mjs'
import { readSkills } from './skills.mjs'

const read = (path) => readFileSync(inProject(path), 'utf8')

/** The pages for agents as they should be: each path with its text. */
export function currentPages() {
  const sources = {
    readme: read('README.md'),
    contributing: read('CONTRIBUTING.md'),
    guides: read('docs/README.md'),
    skills: readSkills(),
  }
  return { 'AGENTS.md': agentsPage(sources), 'llms.txt': llmsPage(sources) }
}

export function writePages() {
  for (const [path, text] of Object.entries(currentPages())) writeFileSync(inProject(path), text)
}
