import { expect, test } from 'vitest';
import { parseRecordKey, PERSON_SOURCES, recordKey } from './person-records.ts';

test('a record key is parsed as it was written', () => {
  for (const source of PERSON_SOURCES) {
    expect(parseRecordKey(recordKey({ source, id: 12 }))).toEqual({ source, id: 12 });
  }
});

test.each(['', 'participants', 'participants-', 'participants-0', 'participants--1', 'users-1', 'participants-1e3'])(
  '%j is no record key',
  (key) => {
    expect(parseRecordKey(key)).toBeNull();
  },
);
