import { elapsed, say } from '../bootstrap/words.mjs'

export class Tally {
  passed = 0
  failed = 0
  remarks = []
  times = []
  #began = Date.now()

  add(title, { passed, failed, failures = [], unsteady = [] }) {
    this.passed += passed
    this.failed += failed
    this.remarks.push(...unsteady.map((name) => `~ passed only when tried again: ${name}`))
    if (failed === 0) return
    this.remarks.push(`✗ ${title}: ${failed}`, ...failures.map((name) => `    ${name}`))
  }

  async step(title, work) {
    say(`  ${title} …`)
    const began = Date.now()
    const counts = await work().catch((error) => {
      say(`${title} broke: ${error.stack ?? error}`)
      return { passed: 0, failed: 1 }
    })
    this.add(title, counts)
    const { passed, failed } = counts
    const took = elapsed(began)
    say(`${failed === 0 ? '✓' : '✗'} ${title}: ${passed} passed, ${failed} failed, ${took}`)
    this.times.push(`  ${took.padEnd(12)} ${title}`)
    return counts
  }

  conclude(leftOut = []) {
    process.exitCode = this.failed > 0 || this.passed === 0 ? 1 : 0
    const whole = this.times.length > 0 ? [`  ${elapsed(this.#began)} in all`] : []
    say(['', ...this.times, ...whole, '', ...leftOut, ...this.remarks].join('\n'))
    say(`\n${this.passed} passed, ${this.failed} failed`)
  }
}
