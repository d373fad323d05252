import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CopiedProject } from './copied-project.ts'

export class Repository extends CopiedProject {
  constructor() {
    super()
    this.git('init', '--quiet')
    this.git('config', 'user.name', 'Noor')
    this.git('config', 'user.email', 'noor@example.com')
    this.commit()
  }

  git(...args: string[]) {
    return execFileSync('git', args, { cwd: this.folder, encoding: 'utf8' })
  }

  commit() {
    this.git('add', '--all')
    this.git('commit', '--quiet', '--no-verify', '--message', 'a step')
  }

  changes() {
    return this.git('status', '--porcelain')
  }

  read(path: string) {
    return readFileSync(join(this.folder, path), 'utf8')
  }

  write(path: string, text: string) {
    writeFileSync(join(this.folder, path), text)
  }

  replace(path: string, former: string, text: string) {
    const found = this.read(path)
    if (!found.includes(former)) throw new Error(`${path} does not say: ${former}`)
    this.write(path, found.replace(former, text))
  }
}
