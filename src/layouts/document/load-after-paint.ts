import { createIsomorphicFn } from '@tanstack/react-start'

/** A page that is hidden, or has nothing to paint, is not painted: its modules load all the same. */
const PATIENCE_MS = 2000

/** The build names the modules of a page in data blocks (vite/after-paint); the first one is the entry. */
const script = `{
const add=(tag,attributes)=>document.head.append(Object.assign(document.createElement(tag),attributes));
let begun;
const begin=()=>{
if(begun)return;
begun=true;
document.documentElement.dataset.painted='';
const files=[...document.querySelectorAll('script[data-modules]')].flatMap(({text})=>JSON.parse(text));
if(files.length)add('script',{type:'module',src:files[0]});
for(const href of files.slice(1))add('link',{rel:'modulepreload',href})
};
if(document.hidden)begin();
new PerformanceObserver(list=>list.getEntriesByName('first-contentful-paint').length&&begin()).observe({type:'paint',buffered:true});
setTimeout(begin,${PATIENCE_MS})
}`

/** Only the server writes it. */
export const loadAfterPaint = createIsomorphicFn()
  .server(() => script.replaceAll('\n', ''))
  .client(() => '')
