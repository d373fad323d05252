/** Places elsewhere that pages may use, separated by spaces. */
export interface OutsideSources {
  script?: string
  frame?: string
  style?: string
  connect?: string
}

export interface SecurityFacts {
  https: boolean
  outsideSources?: readonly OutsideSources[]
  /** Vite's client adds its own scripts and styles and opens a WebSocket. */
  development: boolean
}

export type SecurityHeaders = (headers: Headers, nonce: string | undefined) => void

/** For framed documents from outside, such as messages: any styles, no scripts, no requests. */
export const framedPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "form-action 'none'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
].join('; ')

export function securityHeaders({
  https,
  development,
  outsideSources = [],
}: SecurityFacts): SecurityHeaders {
  const fixed = Object.entries({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(self), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    ...(https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  })
  const also = (...kinds: (keyof OutsideSources)[]) =>
    outsideSources.flatMap((one) => kinds.map((kind) => one[kind] && ` ${one[kind]}`)).join('')
  const policy = development ? developmentPolicy(also) : contentPolicy(https, also)
  return (headers, nonce) => {
    for (const [name, value] of fixed) headers.set(name, value)
    if (headers.get('content-security-policy') === framedPolicy) {
      headers.set('x-frame-options', 'SAMEORIGIN')
      return
    }
    headers.set('content-security-policy', policy(nonce ? `'self' 'nonce-${nonce}'` : `'self'`))
  }
}

type Also = (...kinds: (keyof OutsideSources)[]) => string

/** `style` attributes need no nonce, because server-rendered markup contains some. */
const contentPolicy = (https: boolean, also: Also) => {
  const rest = [
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${also('connect')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    `frame-src 'self'${also('frame')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  const [script, style] = [also('script'), also('style')]
  return (own: string) =>
    `default-src 'none'; script-src ${own}${script}; style-src ${own}${style}; ${rest}`
}

const developmentPolicy = (also: Also) => () =>
  `default-src 'self' 'unsafe-inline' data: blob:${also('script', 'frame', 'style', 'connect')}; connect-src 'self' ws:${also('connect')}; frame-ancestors 'none'; base-uri 'none'`
