import { clearLine, cursorTo } from 'node:readline'

const reportIntervalMs = 200

const whole = new Intl.NumberFormat('en')

/** Silent where standard error is not a terminal. */
export class ProgressLine {
  readonly #task: string
  readonly #things: string
  readonly #terminal: boolean
  readonly #started = performance.now()
  #reportedAt = this.#started
  #open = false

  constructor(task: string, things: string, terminal = process.stderr.isTTY) {
    this.#task = task
    this.#things = things
    this.#terminal = terminal
  }

  tell(fractionDone: number, count: number) {
    const now = performance.now()
    if (!this.#terminal || now - this.#reportedAt < reportIntervalMs) return
    this.#reportedAt = now
    const line = describeProgress({
      task: this.#task,
      things: this.#things,
      part: fractionDone,
      count,
      seconds: (now - this.#started) / 1000,
    })
    cursorTo(process.stderr, 0)
    clearLine(process.stderr, 1)
    process.stderr.write(line)
    this.#open = true
  }

  end() {
    if (this.#open) process.stderr.write('\n')
    this.#open = false
  }
}

type Progress = { task: string; things: string; part: number; count: number; seconds: number }

export function describeProgress({ task, things, part, count, seconds }: Progress): string {
  const left = part > 0 ? (seconds / part) * (1 - part) : undefined
  return [
    `${task} ${Math.floor(Math.min(part, 1) * 100)} %`,
    `${whole.format(count)} ${things}`,
    `${whole.format(Math.round(seconds > 0 ? count / seconds : 0))} per second`,
    ...(left === undefined ? [] : [`${duration(left)} left`]),
  ].join(' · ')
}

function duration(seconds: number): string {
  const rounded = Math.ceil(seconds)
  return rounded < 90 ? `${rounded} s` : `${Math.ceil(rounded / 60)} min`
}
