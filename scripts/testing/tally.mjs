import { say } from '../bootstrap/words.mjs'

/** Counts what passed and what failed over all steps of a run. */
export class Tally {
  passed = 0
  failed = 0
  /** The steps in which something failed, with the names of what did. */
  failures = []

  add(title, { passed, failed, failures = [] }) {
    this.passed += passed
    this.failed += failed
    if (failed === 0) return
    this.failures.push(`✗ ${title}: ${failed}`, ...failures.map((name) => `    ${name}`))
  }

  /** Runs a step under its title. A step that breaks is one failure, and the next one goes on. */
  async step(title, work) {
    say(`\n── ${title} ${'─'.repeat(Math.max(0, 76 - title.length))}`)
    try {
      this.add(title, await work())
    } catch (error) {
      say(`${title} broke: ${error.stack ?? error}`)
      this.add(title, { passed: 0, failed: 1 })
    }
  }

  /** The last words of a run. A run that showed nothing is no success. */
  conclude() {
    process.exitCode = this.failed > 0 || this.passed === 0 ? 1 : 0
    say(['', ...this.failures].join('\n'))
    say(`\n${this.passed} passed, ${this.failed} failed`)
  }
}
