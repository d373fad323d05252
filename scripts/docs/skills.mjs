import { readFileSync } from 'node:fs'
import { projectFiles } from '../bootstrap/project-files.mjs'
import { inProject } from '../bootstrap/project.mjs'

/** The skills of a coding agent, in the format of agentskills.io. */
export const readSkills = () =>
  projectFiles(['.agents/skills'], /\/SKILL\.md$/).map((path) =>
    skillIn(path, readFileSync(inProject(path), 'utf8')),
  )

function skillIn(path, text) {
  const head = /^---\nname: (?<name>.+)\ndescription: (?<description>.+)\n---\n/.exec(text)
  if (!head) {
    throw new Error(`${path} has to begin with “name” and “description” between two lines of ---.`)
  }
  return { path, text, ...head.groups }
}
