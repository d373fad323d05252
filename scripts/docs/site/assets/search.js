import MiniSearch from './minisearch.js'
import { searchOptions } from './search-options.js'

const most = 12
const root = new URL('../', import.meta.url)
const form = document.querySelector('search')
const field = form.querySelector('input')
const panel = form.querySelector('[data-results]')
const status = form.querySelector('[role=status]')
const list = form.querySelector('ul')

let loading
function load() {
  loading ??= fetch(new URL('assets/search-index.json', root))
    .then((response) => response.text())
    .then((text) => MiniSearch.loadJSON(text, searchOptions))
  return loading
}

async function show() {
  const words = field.value.trim()
  if (words === '') return close()
  const found = (await load()).search(words)
  if (words !== field.value.trim()) return
  tell(countOf(found.length, words), found.slice(0, most).map(entryOf))
}

function countOf(count, words) {
  if (count === 0) return `No results for “${words}”`
  return count === 1 ? '1 result' : `${count} results`
}

function showOrTell() {
  show().catch(() => {
    loading = undefined
    tell("Couldn't load the search. Check the connection and type again.", [])
  })
}

function tell(text, entries) {
  status.textContent = text
  list.replaceChildren(...entries)
  panel.hidden = false
}

function entryOf({ id, title, page, start }) {
  const link = document.createElement('a')
  link.href = new URL(id, root)
  const place = document.createElement('strong')
  place.textContent = title === page ? title : `${page}: ${title}`
  const text = document.createElement('span')
  text.textContent = start
  link.append(place, text)
  link.addEventListener('click', close)
  const item = document.createElement('li')
  item.append(link)
  return item
}

function close() {
  panel.hidden = true
}

field.addEventListener('input', showOrTell)
form.addEventListener('focusout', ({ relatedTarget }) => {
  if (!form.contains(relatedTarget)) close()
})
form.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return
  field.value = ''
  field.focus()
  close()
})
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target.closest('input')) return
  event.preventDefault()
  field.focus()
})

form.hidden = false
