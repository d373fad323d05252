import { readFileSync, writeFileSync } from 'node:fs'
import { inProject } from '../bootstrap/project.mjs'
import { agentsPage } from './agents-page.mjs'

const read = (path) => readFileSync(inProject(path), 'utf8')

export const currentAgentsPage = () =>
  agentsPage({
    readme: read('README.md'),
    contributing: read('CONTRIBUTING.md'),
    guides: read('docs/README.md'),
  })

export const writeAgents = () => writeFileSync(inProject('AGENTS.md'), currentAgentsPage())
