const severalHosts = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?@]+,[^/?@]+)((?:[/?].*)?)$/

/** No URL has several hosts, so the first one stays and the list becomes a parameter. */
export function withHostsAsParameter(address: string): string {
  const [, before, hosts, after] = severalHosts.exec(address) ?? []
  if (before === undefined || hosts === undefined || after === undefined) return address
  const [first] = hosts.split(',')
  const url = URL.parse(`${before}${first}${after}`)
  url?.searchParams.set('hosts', hosts)
  return url?.href ?? address
}

/** The address of each host, as PostgreSQL's own clients read it. */
export function addressesOf(address: string): string[] {
  const hosts = URL.parse(address)?.searchParams.get('hosts') ?? undefined
  if (hosts === undefined) return [address]
  return hosts.split(',').map((host) => {
    const url = new URL(address)
    url.host = /:\d+$/.test(host) ? host : `${host}:5432`
    url.searchParams.delete('hosts')
    return url.href
  })
}
