import { FastResponse } from 'srvx'
import { framedPolicy } from './answer/security-headers.ts'

export function json(status: number, value: unknown, headers: Record<string, string> = {}) {
  const body = JSON.stringify(value)
  return new FastResponse(body, {
    status,
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'private, no-store',
      ...headers,
    },
  })
}

export function framedDocument(html: string) {
  return new Response(html.replace('<head>', '<head><base target="_blank">'), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': framedPolicy,
      'cache-control': 'private, no-store',
    },
  })
}
