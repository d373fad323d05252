import { directionOf, type Language } from '#i18n/languages.ts'
import { product } from '#rules/product.ts'

interface UnsubscribePage {
  language: Language
  nonce: string
  title: string
  text: string
  settings: string
  /** Without it, there is nothing to confirm. */
  button?: string
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '')

/** Without scripts and texts of the application: it is opened once, from a mail program. */
export const unsubscribePage = ({
  language,
  nonce,
  title,
  text,
  settings,
  button,
}: UnsubscribePage) => `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)} · ${product.name}</title>
<style nonce="${nonce}">
:root { color-scheme: light dark }
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif;
  background: light-dark(oklch(.985 .006 85), oklch(.19 .015 325));
  color: light-dark(oklch(.24 .02 325), oklch(.93 .01 85)) }
main { box-sizing: border-box; min-height: 100vh; max-width: 34rem; margin: 0 auto; padding: 1.5rem;
  display: grid; align-content: center; justify-items: start; gap: 1rem }
h1 { margin: 0; font: 500 1.75rem/1.3 Georgia, serif }
p { margin: 0 }
small { opacity: .75; font-size: 1rem }
a { color: light-dark(oklch(.43 .13 335), oklch(.76 .11 335)); padding: .625rem 0 }
button { font: inherit; min-height: 2.75rem; padding: .5rem 1.25rem; border: 0; border-radius: .5rem; cursor: pointer;
  background: light-dark(oklch(.43 .13 335), oklch(.76 .11 335)); color: light-dark(#fff, oklch(.19 .015 325)) }
:focus-visible { outline: 2px solid currentColor; outline-offset: 2px }
</style>
</head>
<body>
<main>
<small>${product.name}</small>
<h1>${escape(title)}</h1>
<p>${escape(text)}</p>
${button === undefined ? '' : `<form method="post"><button>${escape(button)}</button></form>`}
<a href="/app/account#notifications">${escape(settings)}</a>
</main>
</body>
</html>
`
