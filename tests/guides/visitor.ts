type Mail = { to: string; subject: string }
type Asked = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }

export class Visitor {
  readonly #origin: string
  readonly #address: string
  readonly #cookies: Map<string, string>

  constructor(origin: string, address = origin, cookies = new Map<string, string>()) {
    this.#origin = origin
    this.#address = address
    this.#cookies = cookies
  }

  at(address: string): Visitor {
    return new Visitor(this.#origin, address, this.#cookies)
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async ask(path: string, { headers, ...asked }: Asked = {}) {
    const { cookie } = this
    const answer = await fetch(this.#address + path, {
      redirect: 'manual',
      ...asked,
      headers: { origin: this.#origin, cookie, ...headers },
    })
    for (const kept of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(kept) ?? []
      this.#cookies.set(name, value)
    }
    return answer
  }

  send(path: string, body: object, method = 'POST') {
    const headers = { 'content-type': 'application/json' }
    return this.ask(path, { method, headers, body: JSON.stringify(body) })
  }

  async read(path: string): Promise<string> {
    const answer = await this.ask(path, { headers: { accept: 'text/html' } })
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
    return answer.text()
  }

  askCode(email: string) {
    return this.send('/api/auth/email-otp/send-verification-otp', { email, type: 'sign-in' })
  }

  enterCode(email: string, otp: string) {
    return this.send('/api/auth/sign-in/email-otp', { email, otp })
  }

  async signIn(email: string, readSubject = () => this.#subjectTo(email)): Promise<void> {
    await must(this.askCode(email))
    const [otp = ''] = /\d{6}/.exec(await readSubject()) ?? []
    await must(this.enterCode(email, otp))
  }

  async #subjectTo(email: string) {
    const mails = (await (await this.ask('/api/dev/mailbox')).json()) as Mail[]
    return mails.find(({ to }) => to === email)?.subject ?? ''
  }
}

async function must(answering: Promise<Response>) {
  const answer = await answering
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`)
}
