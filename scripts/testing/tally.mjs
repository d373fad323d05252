import { elapsed, say } from '../bootstrap/words.mjs'

/** Counts what passed and what failed over all steps of a run. */
export class Tally {
  passed = 0
  failed = 0
  /** What passed only when tried again, and the steps in which something failed, with the names of what did. */
  remarks = []
  /** Each step with how long it took. */
  times = []

  add(title, { passed, failed, failures = [], unsteady = [] }) {
    this.passed += passed
    this.failed += failed
    this.remarks.push(...unsteady.map((name) => `~ passed only when tried again: ${name}`))
    if (failed === 0) return
    this.remarks.push(`✗ ${title}: ${failed}`, ...failures.map((name) => `    ${name}`))
  }

  /** Runs a step under its title. A step that breaks is one failure, and the next one goes on. */
  async step(title, work) {
    say(`\n── ${title} ${'─'.repeat(Math.max(0, 76 - title.length))}`)
    const began = Date.now()
    try {
      this.add(title, await work())
    } catch (error) {
      say(`${title} broke: ${error.stack ?? error}`)
      this.add(title, { passed: 0, failed: 1 })
    }
    this.times.push(`  ${elapsed(began).padEnd(12)} ${title}`)
  }

  /** The last words of a run. A run that showed nothing is no success. */
  conclude() {
    process.exitCode = this.failed > 0 || this.passed === 0 ? 1 : 0
    say(['', ...this.times, '', ...this.remarks].join('\n'))
    say(`\n${this.passed} passed, ${this.failed} failed`)
  }
}
