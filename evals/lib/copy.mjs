import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { root } from '../../scripts/bootstrap/project.mjs'
import { runtime } from '../../scripts/bootstrap/runtime.mjs'
import { runShell } from './run-shell.mjs'

/** What an agent must not see, and what working makes. */
const left = new Set(['.data', '.git', '.shots', 'dist', 'evals', 'node_modules', 'test-results'])
const isCopied = (path) => path === root || !left.has(basename(path))

const committer = {
  GIT_AUTHOR_NAME: 'Evals',
  GIT_AUTHOR_EMAIL: 'evals@example.com',
  GIT_COMMITTER_NAME: 'Evals',
  GIT_COMMITTER_EMAIL: 'evals@example.com',
}

/** Every copy has the same path, so that the compiler can use what it knows of the one before. */
export const place = mkdtempSync(join(tmpdir(), 'evals-'))
process.on('exit', () => rmSync(place, { recursive: true, force: true }))

/** A copy of the project with a history of its own, which begins at `start`. */
export class Copy {
  folder = join(place, 'product')

  constructor() {
    // If root runs the checks, PostgreSQL runs as another user, which must reach the folder.
    chmodSync(place, 0o711)
    cpSync(root, this.folder, { recursive: true, filter: isCopied })
    symlinkSync(join(root, 'node_modules'), this.path('node_modules'))
  }

  /** One commit, which hides what was prepared. */
  begin() {
    this.git('init', '--quiet', '--initial-branch=main')
    // A link is no folder, which is what .gitignore names.
    writeFileSync(this.path('.git/info/exclude'), 'node_modules\n')
    this.commit('the product')
  }

  /** The folders of migrations that the attempt added. */
  newMigrations() {
    const former = this.git('ls-tree', '-r', '--name-only', this.start).split('\n')
    return this.find('{migrations,modules/*/migrations}/*')
      .filter((path) => !former.includes(`${path}/migration.sql`))
      .toSorted()
  }

  path = (...parts) => join(this.folder, ...parts)
  exists = (path) => existsSync(this.path(path))
  read = (path) => readFileSync(this.path(path), 'utf8')
  find = (pattern) => globSync(pattern, { cwd: this.folder })

  write(path, text) {
    mkdirSync(dirname(this.path(path)), { recursive: true })
    writeFileSync(this.path(path), text)
  }

  remove(path) {
    rmSync(this.path(path), { recursive: true, force: true })
  }

  /** Each pair replaces a text that has to be there. */
  edit(path, ...pairs) {
    let text = this.read(path)
    for (const [before, after] of pairs) {
      if (!text.includes(before)) throw new Error(`${path} does not say: ${before}`)
      text = text.replace(before, () => after)
    }
    this.write(path, text)
  }

  git(...args) {
    const env = { ...process.env, ...committer }
    return execFileSync('git', args, { cwd: this.folder, encoding: 'utf8', env, stdio: 'pipe' })
  }

  commit(message) {
    this.git('add', '--all')
    this.git('commit', '--quiet', '--no-verify', '--allow-empty', '--message', message)
  }

  run(command, options) {
    const programs = [this.path('node_modules/.bin'), dirname(runtime()), process.env.PATH]
    const path = programs.join(delimiter)
    const env = { PATH: path, HOME: process.env.HOME, NO_COLOR: '1', ...committer }
    return runShell(command, { cwd: this.folder, env, ...options })
  }

  vitest(project, paths, variables = '') {
    return this.run(`${variables} vitest run --reporter=dot --project ${project} ${paths}`.trim())
  }

  /** Runs a hidden test as if it were a file of the product. */
  async test(project, path, file, variables) {
    this.write(path, readFileSync(file, 'utf8'))
    try {
      await this.vitest(project, path, variables)
    } finally {
      this.remove(path)
    }
  }

  end() {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
