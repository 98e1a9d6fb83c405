CREATE TABLE `stranger_letters` (
	`email` text NOT NULL,
	`table` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`email`, `table`)
);
--> statement-breakpoint
CREATE INDEX `stranger_letters_time` ON `stranger_letters` (`created_at`);