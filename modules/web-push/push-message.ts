import { product } from '#rules/product.ts'

const icon = '/icons/app-192.png'
const home = '/app'

interface ShownPush {
  title: string
  options: NotificationOptions
}

type Fields = Partial<Record<string, unknown>>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

/** The same tag replaces a push that came twice. */
export function shownPush(sent: string | undefined): ShownPush {
  const { id, title, body, path, lang, dir } = fieldsOf(sent)
  const direction = dir === 'rtl' ? 'rtl' : 'ltr'
  const [tag, language] = [textIn(id), textIn(lang)]
  return {
    title: textIn(title) ?? product.name,
    options: {
      body: textIn(body) ?? '',
      dir: direction,
      icon,
      data: textIn(path) ?? home,
      ...(tag !== undefined && { tag }),
      ...(language !== undefined && { lang: language }),
    },
  }
}

function fieldsOf(sent = ''): Fields {
  try {
    const parsed: unknown = JSON.parse(sent)
    return isObject(parsed) ? parsed : {}
  } catch {
    // It is shown without its words.
    return {}
  }
}

/** Never leads to another origin. */
export function pageOf(path: unknown, origin: string): string {
  const text = textIn(path) ?? home
  const url = URL.canParse(text, origin) ? new URL(text, origin) : new URL(home, origin)
  return url.origin === origin ? url.href : new URL(home, origin).href
}
