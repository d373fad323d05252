import { product } from '#rules/product.ts'

export interface ErrorPageFacts {
  status: number
  message: string
  requestId: string
  nonce: string
  environmentMark: string | undefined
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '')

/** The fallback when the application's error page fails, so it depends on nothing. */
export const errorPage = ({
  status,
  message,
  requestId,
  nonce,
  environmentMark,
}: ErrorPageFacts) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${environmentMark ? `${escape(environmentMark)} ` : ''}${status} · ${product.name}</title>
<meta name="description" content="Error ${status}: ${escape(message)}">
<style nonce="${nonce}">
:root { color-scheme: light dark }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; text-align: center;
  background: light-dark(oklch(.985 .006 85), oklch(.19 .015 325));
  color: light-dark(oklch(.24 .02 325), oklch(.93 .01 85)) }
main { box-sizing: border-box; min-height: 100vh; display: grid; place-content: center; gap: .75rem; padding: 1.5rem }
h1 { margin: 0; font: 500 2rem/1.2 Georgia, serif }
p { margin: 0 }
small { opacity: .75 }
a, button { color: light-dark(oklch(.43 .13 335), oklch(.76 .11 335)); font: inherit; text-decoration: underline;
  padding: .5rem; border: 0; background: none; cursor: pointer }
</style>
</head>
<body>
<main>
<h1>${escape(message)}</h1>
<p><button type="button" hidden>Back</button> <a href="/">Home</a></p>
<small>Error ${status} · Request ${escape(requestId)}</small>
</main>
<script nonce="${nonce}">
const back = document.querySelector('button')
back.hidden = false
back.addEventListener('click', () => history.back())
</script>
</body>
</html>
`
