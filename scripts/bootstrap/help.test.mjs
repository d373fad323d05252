import { cpSync, readFileSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { inProject } from './project.mjs'
import { TestProject } from './test-project.mjs'

const { scripts } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
const programs = Object.entries(scripts).flatMap(([name, command]) => {
  const [, program] = /^node (scripts\/.+)$/.exec(command) ?? []
  return program ? [{ name, program }] : []
})

/** Their own programs print the help, which needs the packages. */
const withProgram = ['admin', 'new']

function folderWithoutPackages() {
  const project = new TestProject()
  cpSync(inProject('scripts'), project.path('scripts'), {
    recursive: true,
    filter: (path) => basename(path) !== 'node_modules',
  })
  cpSync(inProject('package.json'), project.path('package.json'))
  return project
}

function start(project, program, word) {
  return project.start(`process.argv.push('${word}')\nawait import('./${program}')`).ended
}

test.each(programs.filter(({ name }) => !withProgram.includes(name)))(
  'npm run $name -- --help prints the usage and does nothing else',
  async ({ name, program }) => {
    const project = folderWithoutPackages()
    const before = readdirSync(project.root)
    const { code, printed } = await start(project, program, '--help')
    expect({ code, printed }).toEqual({
      code: 0,
      printed: expect.stringMatching(new RegExp(`^npm (run )?${name}\\b.*\\n`)),
    })
    expect(printed).not.toContain('    at ')
    expect(readdirSync(project.root).filter((file) => !file.startsWith('program-'))).toEqual(before)
  },
)

test.each(programs.filter(({ name }) => !withProgram.includes(name)))(
  'npm run $name refuses an unknown option with its usage',
  async ({ name, program }) => {
    const { code, printed } = await start(folderWithoutPackages(), program, '--hlep')
    expect(code).toBe(1)
    expect(printed).toMatch(
      new RegExp(`^Unknown option '--hlep'.*\\n\\nnpm (run )?${name}\\b`, 's'),
    )
    expect(printed).not.toContain('    at ')
  },
)
