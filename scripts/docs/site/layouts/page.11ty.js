import { posix } from 'node:path'
import { escapeHtml } from '../markdown.mjs'
import { navigation, neighbours, outline } from '../navigation.mjs'

export function render({ content, pages, product, source, title }) {
  const page = pages.find((one) => one.source === source)
  const to = (url) => posix.relative(posix.dirname(page.url), url)
  const name = page.url === 'index.html' ? product : `${title} · ${product}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(name)}</title>
<link rel="icon" href="${to('assets/favicon.svg')}">
<link rel="stylesheet" href="${to('assets/site.css')}">
<script type="module" src="${to('assets/search.js')}"></script>
<script type="module" src="${to('assets/pages.js')}"></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header>
<button popovertarget="pages">Pages</button>
<a class="brand" href="${to('index.html')}">${escapeHtml(product)}</a>
<search hidden>
<input type="search" placeholder="Search" aria-label="Search the documentation" aria-keyshortcuts="/">
<div data-results hidden><p role="status"></p><ul></ul></div>
</search>
</header>
<div class="columns">
<nav id="pages" popover aria-label="Pages">${navigation(pages, page, to)}</nav>
<main id="content" tabindex="-1">
<article>${content}</article>
${neighbours(pages, page, to)}
</main>
${outline(page)}
</div>
</body>
</html>
`
}
