import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type BrowserWindow, startProgram, temporaryFolder, VIEWPORT } from './browser-window.ts'

const program = '/usr/bin/firefox-esr'

/** Firefox reports violations of the policy to the page only, not as entries of the log. */
const watchPolicy = `(report) => document.addEventListener('securitypolicyviolation', (event) =>
  report(event.effectiveDirective + ': ' + event.blockedURI + ' ' + event.sample))`

type Message = {
  id?: number
  method?: string
  params?: {
    level?: string
    text?: string
    data?: { value: string }
    errorText?: string
    request?: { url: string }
  }
  result?: Record<string, unknown>
  error?: string
  message?: string
}

/** Firefox answers WebDriver BiDi on a WebSocket of its own, without a driver. */
export async function openFirefox(): Promise<BrowserWindow> {
  const profile = temporaryFolder()
  writeFileSync(join(profile, 'user.js'), 'user_pref("intl.accept_languages", "en-GB");\n')
  const [, address] = await startProgram(
    [program, '--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { HOME: profile },
    /WebDriver BiDi listening on (ws:\S+)/,
  )
  const { send, complaints } = await connect(`${address}/session`)
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', {
    events: ['log.entryAdded', 'script.message', 'network.fetchError'],
  })
  await send('script.addPreloadScript', {
    functionDeclaration: watchPolicy,
    arguments: [{ type: 'channel', value: { channel: 'policy' } }],
  })
  // The first tab has the focus in the address bar, where Space presses no button of the page.
  const { context } = await send('browsingContext.create', { type: 'tab' })
  await send('browsingContext.setViewport', { context, viewport: VIEWPORT })
  const evaluate = async (expression: string) => {
    const evaluated = (await send('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
      userActivation: true,
    })) as { result?: { value?: unknown; sharedId?: string }; exceptionDetails?: { text: string } }
    if (evaluated.exceptionDetails) throw new Error(evaluated.exceptionDetails.text)
    return evaluated.result ?? {}
  }
  return {
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    evaluate: async (expression) => String((await evaluate(expression)).value),
    async perform(actions) {
      await send('input.performActions', { context, actions })
    },
    async chooseFile(selector, path) {
      const { sharedId } = await evaluate(`document.querySelector(${JSON.stringify(selector)})`)
      await send('input.setFiles', { context, element: { sharedId }, files: [path] })
    },
    complaints: () => Promise.resolve(complaints()),
  }
}

async function connect(address: string) {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`${address} refuses a connection`)))
  })
  onTestFinished(() => socket.close())
  const complaints: string[] = []
  const cancelled = new Set<string>()
  const pending = new Map<number, (answer: Message) => void>()
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    const { id, method, params = {} } = message
    if (id !== undefined) pending.get(id)?.(message)
    const isComplaint = ['error', 'warn'].includes(params.level ?? '')
    if (method === 'log.entryAdded' && isComplaint) complaints.push(params.text ?? '')
    if (method === 'script.message') complaints.push(params.data?.value ?? '')
    if (params.errorText === 'NS_BINDING_ABORTED') cancelled.add(params.request?.url ?? '')
  })
  let last = 0
  async function send(method: string, params: object) {
    const id = ++last
    const answer = await new Promise<Message>((resolve) => {
      pending.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
    })
    pending.delete(id)
    if (answer.error) throw new Error(`${method}: ${answer.error}: ${answer.message}`)
    return answer.result ?? {}
  }
  /** Firefox logs requests that the next page cancels, also as errors of the service worker and of imports. */
  const isCancelled = (text: string) => [...cancelled].some((url) => text.includes(url))
  return { send, complaints: () => complaints.filter((text) => !isCancelled(text)) }
}
