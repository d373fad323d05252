/** package.json or package-lock.json with another version of the product. */
export function numbered(text, version) {
  const content = JSON.parse(text)
  content.version = version
  if (content.packages) content.packages[''].version = version
  return `${JSON.stringify(content, null, 2)}\n`
}
