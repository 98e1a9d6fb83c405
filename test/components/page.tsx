/** A single page at its address, as a test of it sees it. */
import { createMemoryHistory, MemoryRouter, Route } from '@solidjs/router'
import { render } from '@solidjs/testing-library'
import type { Component } from 'solid-js'

/** Fields of the account's answer, as far as the pages read it. */
export const ada = {
  id: 'ada',
  name: 'Ada',
  language: 'en',
  theme: 'system',
  zone: 'Europe/Berlin',
}

/** Shows a page at an address, whose route is its path or another; a table that it leads to is one line of text. */
export function showPage(
  address: string,
  page: Component,
  route = address.split('?')[0] ?? '/',
): void {
  const history = createMemoryHistory()
  history.set({ value: address })
  render(() => (
    <MemoryRouter history={history}>
      <Route path={route} component={page} />
      <Route path="/t/:id" component={() => <p>The table is here.</p>} />
    </MemoryRouter>
  ))
}
