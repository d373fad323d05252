/** The functions of this file run in the page: they may use nothing else of this project. */

export type Target = { css: string; name?: string }

export function isAwake() {
  // The sign-in shelf stays as the server drew it.
  const elements = [...document.querySelectorAll('body, :is(a[href], button, input):not(.shelf *)')]
  return elements.every((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber')),
  )
}

/** The first element with the selector and name that a user could press, scrolled into view. */
export async function locate({ css, name }: Target) {
  const nameOf = (element: Element) => {
    const labels = element instanceof HTMLInputElement ? element.labels : null
    const label = element.getAttribute('aria-label') ?? labels?.[0]?.textContent
    return (label ?? element.textContent).replaceAll(/\s+/g, ' ').trim()
  }
  const element = [...document.querySelectorAll(css)].find(
    (one) => one.getClientRects().length > 0 && (name === undefined || nameOf(one).includes(name)),
  )
  if (!element) return null
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const before = element.getBoundingClientRect()
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  const { x, y, width, height } = element.getBoundingClientRect()
  const isMoving = before.x !== x || before.y !== y
  const center = { x: x + width / 2, y: y + height / 2 }
  const hit = document.elementFromPoint(center.x, center.y)
  const isReached = hit !== null && (element.contains(hit) || hit.contains(element))
  const value = element instanceof HTMLInputElement ? element.value : ''
  return isMoving || !isReached ? null : { ...center, width, value }
}

type Call = { method: string; path: string; body?: object | undefined }

export async function callApi<Answer>({ method, path, body }: Call) {
  const request: RequestInit = { method }
  if (body) {
    request.headers = { 'content-type': 'application/json' }
    request.body = JSON.stringify(body)
  }
  const answer = await fetch(`/api/v1${path}`, request)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  return (text ? JSON.parse(text) : {}) as Answer
}

/** WebDriver tells nothing of the console, so the page keeps its errors for the session. */
export function watch() {
  if ('isWatched' in globalThis) return
  Object.assign(globalThis, { isWatched: true })
  const complain = (text: string) => {
    const former = sessionStorage.getItem('complaints') ?? ''
    sessionStorage.setItem('complaints', `${former}${text.replaceAll('\n', ' ')}\n`)
  }
  addEventListener('error', ({ message }) => complain(message))
  addEventListener('unhandledrejection', ({ reason }) => complain(String(reason)))
  for (const level of ['error', 'warn'] as const) {
    const log = console[level]
    console[level] = (...words: unknown[]) => {
      complain(words.map(String).join(' '))
      log(...words)
    }
  }
  document.addEventListener('securitypolicyviolation', (event) =>
    complain(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`),
  )
}

export function breakPolicy() {
  const style = document.createElement('style')
  style.textContent = 'body { color: red }'
  document.head.append(style)
}

export function throwLater() {
  setTimeout(() => {
    throw new Error('thrown on purpose')
  })
}
