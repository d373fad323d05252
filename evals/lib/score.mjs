import { Copy } from './copy.mjs'
import { loadTask } from './task.mjs'

/** Prepares a copy, lets the attempt change it, and tries each point of the hidden check. */
export async function score(name, attempt, { isBrief = false } = {}) {
  const task = await loadTask(name)
  const began = Date.now()
  const copy = new Copy()
  try {
    await task.prepare(copy)
    if (!copy.exists('.git')) copy.begin()
    copy.start = copy.git('rev-parse', 'HEAD').trim()
    await attempt.make(copy, task)
    const points = []
    for (const [point, check] of Object.entries(task.points)) {
      points.push({ point, ...(await tryPoint(() => check(copy))) })
      if (isBrief && !points.at(-1).passed) break
    }
    const passed = points.filter((point) => point.passed).length
    return { task: name, passed, points, seconds: Math.round((Date.now() - began) / 1000) }
  } finally {
    copy.end()
  }
}

async function tryPoint(check) {
  try {
    await check()
    return { passed: true }
  } catch (error) {
    return { passed: false, reason: error.message.trim().slice(-2000) }
  }
}
