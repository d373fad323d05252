import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inProject, readIfAny } from '../../bootstrap/project.mjs'
import { Trouble } from '../../bootstrap/trouble.mjs'
import { filesSince } from '../changed-files.mjs'

export const selectionOptions = {
  shard: { type: 'string' },
  failed: { type: 'boolean' },
  since: { type: 'string' },
  minutes: { type: 'string' },
}

/** The part of the stages that a run is about, and a record of what has not passed yet. */
export class Selection {
  #shard
  #former
  #since
  #changed
  #end
  #unfinished = {}
  #record

  constructor(
    { shard, failed, since, minutes } = {},
    record = inProject('test-results', 'unfinished.json'),
  ) {
    this.#record = record
    this.#shard = shard === undefined ? undefined : readShard(shard)
    if (failed) this.#former = JSON.parse(readIfAny(record) ?? '{}')
    this.#since = since
    if (since !== undefined) this.#changed = filesSince(since)
    if (minutes !== undefined) this.#end = Date.now() + readMinutes(minutes) * 60_000
  }

  /** The files and options with which a stage runs, or undefined if none of it is asked for. */
  of(stage, place) {
    if (stage.isNeeded) return {}
    const files = this.#former?.[stage.title]
    if (this.#former && !files) return undefined
    if (this.#shard && !stage.canShard && place % this.#shard.count !== this.#shard.index - 1) {
      return undefined
    }
    const reached = this.#changed && stage.reached ? stage.reached(this.#changed) : true
    if (reached === false || reached.length === 0) return undefined
    const options = this.#options(stage, reached)
    if (files?.length > 0) return { files, options }
    return { ...(Array.isArray(reached) && { files: reached }), options }
  }

  get isOver() {
    return this.#end !== undefined && Date.now() >= this.#end
  }

  /** A stage stays on record until it has passed, so that an interrupted run can go on. */
  plan(titles) {
    this.#unfinished = Object.fromEntries(titles.map((title) => [title, []]))
    this.#write()
  }

  settle(title, { failed, failedFiles = [] }) {
    if (failed === 0) delete this.#unfinished[title]
    else this.#unfinished[title] = failedFiles
    this.#write()
  }

  #options(stage, reached) {
    const { index, count } = this.#shard ?? {}
    return [
      ...(reached === 'by imports' ? [`--changed=${this.#since}`, '--passWithNoTests'] : []),
      ...(this.#shard && stage.canShard ? [`--shard=${index}/${count}`] : []),
    ]
  }

  #write() {
    mkdirSync(dirname(this.#record), { recursive: true })
    writeFileSync(this.#record, `${JSON.stringify(this.#unfinished, null, 2)}\n`)
  }
}

function readShard(text) {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? []
  if (index >= 1 && index <= count) return { index, count }
  throw new Trouble(`--shard is a part and their number, such as 2/4, not “${text}”.`)
}

function readMinutes(text) {
  const minutes = Number(text)
  if (minutes > 0) return minutes
  throw new Trouble(`--minutes is a number of minutes, not “${text}”.`)
}
