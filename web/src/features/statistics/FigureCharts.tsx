import { BarChart, LineChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import type { Statistics } from '@move/contract/statistics/statistics.ts';
import { useState } from 'react';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { InputTheme } from '../../ui/inputs/InputTheme.tsx';
import { SegmentedChoice } from '../../ui/marks/SegmentedChoice.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { FigureTable } from './FigureTable.tsx';
import { statisticsMessages } from './statistics.messages.ts';
import { type ShownFigure, useFigureFormats } from './use-figure-formats.ts';
import * as look from '../../ui/look/look.module.css';
import * as stylesCss from './statistics.module.css';

const HEIGHT = 240;
/** The maximum number of bars; with more, the bars are thinner than the gaps between them. */
const BARS_MAX = 62;

/** One figure by day, week or month, as a chart or as a table with the same numbers. */
export function FigureCharts({ statistics }: { statistics: Statistics }) {
  const t = useMessages(statisticsMessages);
  const formats = useFormats();
  const { bucketName, bucketTick, valueOf, write } = useFigureFormats(statistics.granularity);
  const [figure, setFigure] = useState<ShownFigure>('participants');
  const [isTable, setTable] = useState(false);
  const { series, current } = statistics;
  const figures: readonly ShownFigure[] = [
    'participants',
    'bookings',
    'occupancy',
    ...(current.money === null ? [] : ['revenue' as const]),
  ];
  const data = series.map((bucket) => ({
    name: bucketName(bucket),
    tick: bucketTick(bucket),
    value: valueOf(figure, bucket),
  }));
  const isRate = figure === 'occupancy';
  const props = {
    h: HEIGHT,
    data,
    dataKey: 'tick',
    series: [{ name: 'value', label: t.figures[figure], color: 'var(--mv-brand-text)' }],
    valueFormatter: (value: number) => write(figure, value),
    gridAxis: 'x' as const,
    tickLine: 'none' as const,
    yAxisProps: {
      width: figure === 'revenue' ? 76 : 44,
      allowDecimals: false,
      ...(isRate ? { domain: [0, 100] } : {}),
    },
    xAxisProps: { minTickGap: 28, interval: 'equidistantPreserveStart' as const },
    tooltipAnimationDuration: 0,
  };
  return (
    <section className={stylesCss.charts} aria-labelledby="figure-series">
      <div className={`${look.row} ${look.spread} ${stylesCss.chartHead}`}>
        <h3 id="figure-series" className={stylesCss.now}>
          {t.chart.title(t.figures[figure], t.chart.by[statistics.granularity])}
        </h3>
        <Button variant="default" onClick={() => setTable((was) => !was)} aria-pressed={isTable}>
          {isTable ? t.chart.asChart : t.chart.asTable}
        </Button>
      </div>
      <SegmentedChoice
        label={t.chart.figure}
        value={figure}
        segments={figures.map((value) => ({ value, label: t.figures[value] }))}
        onChange={setFigure}
      />
      {isTable ? (
        <FigureTable statistics={statistics} />
      ) : (
        <div
          className={stylesCss.chart}
          role="group"
          aria-label={t.chart.described(t.figures[figure], formats.number(data.length))}
        >
          <InputTheme>
            {isRate || data.length > BARS_MAX ? (
              <LineChart
                {...props}
                connectNulls={false}
                curveType="linear"
                withDots={data.length <= BARS_MAX}
                lineProps={{ isAnimationActive: false }}
              />
            ) : (
              <BarChart {...props} maxBarWidth={34} barProps={{ isAnimationActive: false, radius: [3, 3, 0, 0] }} />
            )}
          </InputTheme>
        </div>
      )}
    </section>
  );
}
