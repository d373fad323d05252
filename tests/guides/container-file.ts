import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../conventions/project-files.ts'

interface Stage {
  folder: string
  ready: string | undefined
  workdir: string
  environment: Record<string, string>
  instructions: Map<string, string>
}

const ignored = globSync(
  readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
  { cwd: root },
)

export class ContainerFile {
  readonly #stages = new Map<string, Stage>()
  readonly #folder: string
  readonly #environment: Record<string, string | undefined>
  readonly #ready: Record<string, string>
  #current: Stage | undefined

  constructor(
    folder: string,
    environment: Record<string, string | undefined>,
    ready: Record<string, string> = {},
  ) {
    this.#folder = folder
    this.#environment = environment
    this.#ready = ready
  }

  build(): Stage {
    const lines = readFileSync(join(root, 'Dockerfile'), 'utf8')
      .replaceAll(/\\\n\s*/g, ' ')
      .split('\n')
    for (const line of lines) {
      const [, word = '', words = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? []
      if (word) this.#follow(word, words)
    }
    return this.#stage()
  }

  #follow(word: string, words: string) {
    if (word === 'ARG') return undefined
    if (word === 'FROM') return this.#begin(words)
    const stage = this.#stage()
    if (stage.ready) return word === 'WORKDIR' ? this.#link(words, stage.ready) : undefined
    stage.instructions.set(word, words)
    if (word === 'WORKDIR') return this.#enter(words)
    if (word === 'COPY') return this.#copy(words.split(' '))
    if (word === 'RUN') return this.#run(words)
    if (word !== 'ENV') return undefined
    for (const pair of words.split(' ')) {
      const [name = '', value = ''] = pair.split('=')
      stage.environment[name] = value
    }
    return undefined
  }

  #begin(words: string) {
    const name = / AS (\w+)$/.exec(words)?.[1] ?? `stage${this.#stages.size}`
    const folder = join(this.#folder, name)
    mkdirSync(folder)
    const ready = this.#ready[name]
    this.#current = { folder, ready, workdir: '/', environment: {}, instructions: new Map() }
    this.#stages.set(name, this.#current)
  }

  #link(workdir: string, target: string) {
    const place = join(this.#stage().folder, workdir)
    mkdirSync(dirname(place), { recursive: true })
    symlinkSync(target, place)
  }

  #enter(workdir: string) {
    const stage = this.#stage()
    stage.workdir = workdir
    mkdirSync(join(stage.folder, workdir), { recursive: true })
  }

  #copy(words: string[]) {
    const { folder, workdir } = this.#stage()
    const from = words[0]?.startsWith('--from=') ? words[0].slice('--from='.length) : undefined
    const sources = words.slice(from ? 1 : 0, -1)
    const target = words.at(-1) ?? ''
    for (const source of sources) {
      const path = from ? join(this.#stage(from).folder, source) : join(root, source)
      const isInto = target.endsWith('/') && statSync(path).isFile()
      const place = join(folder, workdir, target, isInto ? (source.split('/').at(-1) ?? '') : '')
      const filter = (file: string) => Boolean(from) || !ignored.includes(relative(root, file))
      cpSync(path, place, { recursive: true, verbatimSymlinks: true, filter })
    }
  }

  #run(words: string) {
    const { folder, workdir, environment } = this.#stage()
    const command = words
      .replaceAll(/(?<= )\/var\//g, `${folder}/var/`)
      .replace(/ -o \w+ -g \w+/, '')
    const { status, stdout, stderr } = spawnSync('/bin/sh', ['-c', command], {
      cwd: join(folder, workdir),
      env: { ...this.#environment, ...environment },
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`RUN ${words}\n${stdout}${stderr}`)
  }

  #stage(name?: string): Stage {
    const stage = name === undefined ? this.#current : this.#stages.get(name)
    if (!stage) throw new Error(`There is no stage ${name ?? 'yet'}`)
    return stage
  }
}
