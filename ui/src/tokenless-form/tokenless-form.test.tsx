import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { TokenlessForm } from './tokenless-form';

describe('TokenlessForm', () => {
  it('posts, and leaves validation to the server', () => {
    const { all } = serverMarkup(<TokenlessForm action="/cart" data-stays="" />);
    expect(all('form').map(({ attributes }) => attributes)).toMatchObject([
      { action: '/cart', method: 'post', novalidate: '', 'data-stays': '' },
    ]);
  });

  it('is sent once by script, unless turned off or it has its own handler', () => {
    expect(serverMarkup(<TokenlessForm />).all('submit-once')).toHaveLength(1);
    expect(serverMarkup(<TokenlessForm extras={false} />).all('submit-once')).toHaveLength(0);
    expect(serverMarkup(<TokenlessForm onSubmit={() => undefined} />).all('submit-once')).toHaveLength(0);
  });
});
