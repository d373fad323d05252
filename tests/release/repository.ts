import { execFileSync } from 'node:child_process'
import { CopiedProject } from './copied-project.ts'

/** A copy with a history, so that commands see what is uncommitted. */
export class Repository extends CopiedProject {
  constructor() {
    super()
    this.git('init', '--quiet')
    this.commit()
  }

  git(...args: string[]) {
    const who = ['-c', 'user.name=Noor', '-c', 'user.email=noor@example.com']
    return execFileSync('git', [...who, ...args], { cwd: this.folder, encoding: 'utf8' })
  }

  commit() {
    this.git('add', '--all')
    this.git('commit', '--quiet', '--no-verify', '--message', 'a step')
  }

  changes() {
    return this.git('status', '--porcelain')
  }
}
