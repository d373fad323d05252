import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { openHome } from '../embedded/home.ts'
import { readMigrations } from '../migration/read-migrations.ts'
import { addMigration, projectWith } from '../migration/test-migrations.ts'
import { testFolder } from './test-folder.ts'
import { clusterVersion, copyKeptCluster } from './test-kept-cluster.ts'

const log = pino({ level: 'silent' })

let parent = ''
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'test-kept-'))
  return () => rmSync(parent, { recursive: true })
})

const contentOf = (dataDir: string) => openHome(dataDir, log).data

function write(dataDir: string, text: string) {
  mkdirSync(contentOf(dataDir))
  writeFileSync(join(contentOf(dataDir), 'cluster'), text)
}

let copies = 0
async function copy(version: string, make: (dataDir: string) => Promise<void> | void) {
  const dataDir = join(parent, `run-${(copies += 1)}`)
  const kept = { name: 'any', folder: join(parent, 'kept'), version }
  await copyKeptCluster(dataDir, log, {
    ...kept,
    make: async (path) => make(path),
  })
  return readFileSync(join(contentOf(dataDir), 'cluster'), 'utf8')
}

const keptNow = () => readdirSync(join(parent, 'kept', 'any')).filter((entry) => entry !== 'lock')

/** Runs code of this folder in a process of its own until it has printed a line. */
async function elsewhere(code: string): Promise<{ child: ChildProcess; line: string }> {
  const module = `import { copyKeptCluster } from './test-kept-cluster.ts'
    import { testFolder } from './test-folder.ts'
    const forever = () => new Promise(() => setInterval(() => {}, 1000))
    ${code}; await forever()`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', module], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, line: String(line).trim() }
}

async function kill(child: ChildProcess) {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

test('a cluster is made once for runs at the same time and for later ones', async () => {
  let made = 0
  const make = (dataDir: string) => write(dataDir, `made ${(made += 1)}`)
  const atOnce = await Promise.all([copy('1', make), copy('1', make), copy('1', make)])
  expect([...atOnce, await copy('1', make)]).toEqual(Array.from({ length: 4 }, () => 'made 1'))
})

test('another version of a cluster takes the place of the one that was kept', async () => {
  await copy('1', (dataDir) => write(dataDir, 'first'))
  expect(await copy('2', (dataDir) => write(dataDir, 'second'))).toBe('second')
  expect(keptNow()).toEqual(['2'])
})

test('a cluster whose preparation fails is not kept', async () => {
  const failing = copy('1', (dataDir) => {
    write(dataDir, 'half')
    throw new Error('The migration failed')
  })
  await expect(failing).rejects.toThrow('The migration failed')
  expect(await copy('1', (dataDir) => write(dataDir, 'whole'))).toBe('whole')
})

test('a set-up that is killed leaves no half cluster and no lock', async () => {
  const { child } = await elsewhere(`
    await copyKeptCluster(${JSON.stringify(join(parent, 'killed'))}, console, {
      name: 'any', folder: ${JSON.stringify(join(parent, 'kept'))}, version: '1',
      make: async () => { console.log('making'); await forever() },
    })`)
  mkdirSync(join(parent, 'kept', 'any', '1.draft'))
  await kill(child)
  expect(await copy('1', (dataDir) => write(dataDir, 'whole'))).toBe('whole')
  expect(keptNow()).toEqual(['1'])
})

test('a changed migration is another version', async () => {
  const project = await projectWith(onTestFinished)
  const before = clusterVersion(project)
  expect(before).toBe(clusterVersion())
  const { name } = readMigrations(project).at(-1)!
  await addMigration(project, name, 'SELECT 1')
  expect(clusterVersion(project)).not.toBe(before)
})

test('the folder and the server of a killed run are removed by the next one, those of a living run stay', async () => {
  // A lock that nothing refers to any more ends with the next garbage collection.
  const run = `globalThis.held = testFolder(${JSON.stringify(parent)}); console.log(held.path)`
  const [killed, living] = [await elsewhere(run), await elsewhere(run)]
  const cluster = join(killed.line, 'postgres', 'data')
  mkdirSync(cluster, { recursive: true })
  const server = spawn('sh', ['-c', 'sleep 60; true', cluster], { stdio: 'ignore' })
  onTestFinished(() => void server.kill('SIGKILL'))
  writeFileSync(join(cluster, 'postmaster.pid'), `${server.pid}\n`)
  const ended = once(server, 'exit')
  await kill(killed.child)
  const own = testFolder(parent)
  expect([killed.line, living.line, own.path].map((path) => existsSync(path))).toEqual([
    false,
    true,
    true,
  ])
  expect(await ended).toEqual([null, 'SIGQUIT'])
  own.remove()
  expect(existsSync(own.path)).toBe(false)
})
