import { expect, test } from 'vitest';
import { isPublicAddress, PrivateAddress, publicLookup } from './public-address.ts';

test.each(['8.8.8.8', '142.250.179.138', '2a00:1450:400e:80c::200a', '2606:4700::1111'])(
  '%s is on the internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:10.0.0.1',
  '::ffff:169.254.169.254',
  '64:ff9b::a00:1',
  'fe80::1',
  'fd00:ec2::254',
  'ff02::1',
  '2002:a00:1::',
  '2001:db8::1',
  'nonsense',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('a name that leads to this machine is refused before anything is connected', async () => {
  const found = await new Promise((done) => publicLookup('localhost', {}, (error, address) => done(error ?? address)));
  expect(found).toBeInstanceOf(PrivateAddress);
});
