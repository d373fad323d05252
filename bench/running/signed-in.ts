import { z } from 'zod'

const mailbox = z.array(z.object({ subject: z.string() }))

export async function signedIn(origin: string, email: string): Promise<string> {
  const browser = await post(origin, '/email-otp/send-verification-otp', { email, type: 'sign-in' })
  const otp = await mailedCode(origin)
  return post(origin, '/sign-in/email-otp', { email, otp }, browser)
}

async function post(origin: string, path: string, body: object, cookie = ''): Promise<string> {
  const response = await fetch(`${origin}/api/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

async function mailedCode(origin: string): Promise<string> {
  for (;;) {
    const mails = mailbox.parse(await (await fetch(`${origin}/api/dev/mailbox`)).json())
    const code = /\d{6}/.exec(mails[0]?.subject ?? '')?.[0]
    if (code !== undefined) return code
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
